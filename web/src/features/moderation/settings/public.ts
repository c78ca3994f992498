/** The form that reaches the team, for other features' settings. */
export { ContactForm } from './ContactForm.tsx'
