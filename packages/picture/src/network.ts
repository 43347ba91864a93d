/** Weights of a network with one hidden layer, as signed bytes. */
export interface NetworkWeights {
  /** The classes in the order of the outputs. */
  readonly classes: readonly string[];
  readonly inputs: number;
  readonly hidden: number;
  /** Factors of the weights of both layers. */
  readonly scales: readonly [number, number];
  /** Weights of both layers in base64: for each unit, those of its inputs and then its bias. */
  readonly bytes: string;
}

/** A class with its probability. */
export interface Guess {
  readonly text: string;
  readonly p: number;
}

/** A trained network that recognises glyphs. */
export class Network {
  readonly classes: readonly string[];
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #first: Float32Array;
  readonly #second: Float32Array;

  constructor({ classes, inputs, hidden, scales, bytes }: NetworkWeights) {
    this.classes = classes;
    this.#inputs = inputs;
    this.#hidden = hidden;
    const all = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
    const weights = new Int8Array(all.buffer);
    const split = hidden * (inputs + 1);
    this.#first = Float32Array.from(weights.subarray(0, split), (one) => one * scales[0]);
    this.#second = Float32Array.from(weights.subarray(split), (one) => one * scales[1]);
  }

  /** Returns the probability of each class. */
  probabilities(features: Float32Array): Float64Array {
    const middle = layer(features, this.#first, this.#hidden, this.#inputs).map((sum) => Math.max(0, sum));
    const sums = layer(middle, this.#second, this.classes.length, this.#hidden);
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, one) => sum + one, 0);
    return powers.map((one) => one / total);
  }
}

/** Returns the weighted sums of the units of a layer. */
function layer(
  values: ArrayLike<number>,
  weights: Float32Array,
  units: number,
  inputs: number,
): Float64Array {
  const sums = new Float64Array(units);
  for (let unit = 0, at = 0; unit < units; unit++) {
    let sum = 0;
    for (let input = 0; input < inputs; input++) sum += values[input]! * weights[at++]!;
    sums[unit] = sum + weights[at++]!;
  }
  return sums;
}
