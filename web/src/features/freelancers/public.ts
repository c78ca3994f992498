/** Exports for other features. */
export { openReputation } from './reputation/open-reputation.ts'
export { countryChoices } from './profile/section-choices.ts'
