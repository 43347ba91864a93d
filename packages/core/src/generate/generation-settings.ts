import type { AnyPuzzle, GenerationSettings } from '../puzzle.js';

/** Returns the settings for generating puzzles of a type or variant; empty if the type has none. */
export function generationSettings({ described }: AnyPuzzle, variant?: string): GenerationSettings {
  const factory = described?.factory;
  return (variant === undefined ? factory : factory?.variants[variant])?.settings ?? {};
}

/** Returns the usual size of the boards of a type. */
export const defaultSizeOf = (
  type: AnyPuzzle,
  variant?: string,
): { readonly width: number; readonly height: number } =>
  generationSettings(type, variant).defaultSize ?? { width: 10, height: 10 };
