declare module '*?raw' {
  /** Content of a file as text. */
  const text: string;
  export default text;
}
