// What can be said of a sound in numbers.

export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

export function rmsOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

/** Where the middle of the spectrum lies, in hertz, over frames of the sound weighted by their strength. */
export function centroidOf(samples: Float32Array, rate: number): number {
  const bands = spectrumOf(samples);
  const sum = bands.reduce((total, strength) => total + strength, 0);
  const moment = bands.reduce((total, strength, i) => total + strength * i, 0);
  return sum === 0 ? 0 : ((moment / sum) * rate) / FRAME;
}

const FRAME = 2048;
/** A long sound is looked at so many times. */
const MOST_FRAMES = 200;

/** Strength of each band, from 0 to half the rate. */
export function spectrumOf(samples: Float32Array): Float64Array {
  const bands = new Float64Array(FRAME / 2);
  const count = Math.ceil(samples.length / FRAME);
  const stride = Math.max(1, Math.ceil(count / MOST_FRAMES));
  for (let frame = 0; frame < count; frame += stride) {
    const real = new Float64Array(FRAME);
    const imaginary = new Float64Array(FRAME);
    for (let i = 0; i < FRAME; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME);
      real[i] = (samples[frame * FRAME + i] ?? 0) * (count === 1 ? 1 : window);
    }
    transform(real, imaginary);
    for (let i = 0; i < bands.length; i++) bands[i]! += Math.hypot(real[i]!, imaginary[i]!);
  }
  return bands;
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const cosine = Math.cos((-Math.PI * k) / half);
      const sine = Math.sin((-Math.PI * k) / half);
      for (let i = k; i < size; i += half * 2) {
        const a = real[i + half]! * cosine - imaginary[i + half]! * sine;
        const b = real[i + half]! * sine + imaginary[i + half]! * cosine;
        real[i + half] = real[i]! - a;
        imaginary[i + half] = imaginary[i]! - b;
        real[i]! += a;
        imaginary[i]! += b;
      }
    }
  }
}
