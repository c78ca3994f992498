/** Exports for the rest of the client. */
export { FormattedText } from './legal/FormattedText.tsx'
export { legalNames } from './legal/legal-names.ts'
