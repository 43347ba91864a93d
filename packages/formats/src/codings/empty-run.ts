/** A run of empty places as letters: the first letter is one place, and one letter holds a number of them at most. */
export function emptyRun(places: number, first: string, most: number): string {
  let text = '';
  for (let left = places; left > 0; left -= most)
    text += String.fromCharCode(first.charCodeAt(0) - 1 + Math.min(most, left));
  return text;
}
