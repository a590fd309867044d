// Games that do not know their seed. What other packages may use of feeding them.

export type { FeedName } from "../feeding/feed.ts";
export { type Feeding, Foreteller, fedSetup, feedGames } from "../feeding/foretell.ts";
