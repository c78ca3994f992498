/** The form that reaches the team, and a decision as its member reads it, for other features. */
export { ContactForm } from './ContactForm.tsx'
export { DecisionRow } from './DecisionRow.tsx'
