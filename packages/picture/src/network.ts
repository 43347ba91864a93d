/** Weights of a network with hidden layers, as signed bytes. */
export interface NetworkWeights {
  /** The classes in the order of the outputs. */
  readonly classes: readonly string[];
  readonly inputs: number;
  /** The number of units of each hidden layer. */
  readonly hidden: readonly number[];
  /** Factors of the weights of each layer. */
  readonly scales: readonly number[];
  /** Weights of all layers in base64: for each unit, those of its inputs and then its bias. */
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
  readonly #layers: readonly Layer[];

  constructor({ classes, inputs, hidden, scales, bytes }: NetworkWeights) {
    this.classes = classes;
    const all = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
    const sizes = [inputs, ...hidden, classes.length];
    let start = 0;
    this.#layers = scales.map((scale, nth) => {
      const [inputs, units] = [sizes[nth]!, sizes[nth + 1]!];
      const weights = new Int8Array(all.buffer, start, units * (inputs + 1));
      start += weights.length;
      return { inputs, units, weights: Float32Array.from(weights, (one) => one * scale) };
    });
  }

  /** Returns the probability of each class. */
  probabilities(features: Float32Array): Float64Array {
    let values: ArrayLike<number> = features;
    for (const layer of this.#layers.slice(0, -1))
      values = weightedSums(values, layer).map((sum) => Math.max(0, sum));
    const sums = weightedSums(values, this.#layers.at(-1)!);
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, one) => sum + one, 0);
    return powers.map((one) => one / total);
  }
}

interface Layer {
  readonly inputs: number;
  readonly units: number;
  readonly weights: Float32Array;
}

/** Returns the weighted sums of the units of a layer. */
function weightedSums(values: ArrayLike<number>, { inputs, units, weights }: Layer): Float64Array {
  const sums = new Float64Array(units);
  for (let unit = 0, at = 0; unit < units; unit++) {
    let sum = 0;
    for (let input = 0; input < inputs; input++) sum += values[input]! * weights[at++]!;
    sums[unit] = sum + weights[at++]!;
  }
  return sums;
}
