/** An error whose message tells the operator what to do: it is shown without a stack trace. */
export class PlainError extends Error {}
