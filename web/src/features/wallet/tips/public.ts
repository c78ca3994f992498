/** Kept apart from ../public.ts, which is part of the first load. */
export { TokensForm } from './TokensForm.tsx'
