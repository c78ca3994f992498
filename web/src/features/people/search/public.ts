/** How members are shown that were searched for. */
export { foundPerson } from './found-person.tsx'
