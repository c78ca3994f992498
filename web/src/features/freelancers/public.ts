/** Exports for other features. */
export { countryChoices } from './profile/section-choices.ts'
