declare module '*.ftl?raw' {
  const text: string
  export default text
}

declare module 'icon:*' {
  const outline: string
  export default outline
}
