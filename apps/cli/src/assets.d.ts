/** The bundled script of a page, as text. */
declare module '*.ts?script' {
  const text: string;
  export default text;
}

/** The style sheet of a page, as text. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
