/** How the search displays members. */
export { foundPerson } from './found-person.tsx'
