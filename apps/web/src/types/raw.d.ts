declare module '*?raw' {
  /** The text of a file. */
  const text: string;
  export default text;
}
