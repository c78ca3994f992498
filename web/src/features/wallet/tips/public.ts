/** Apart from the wallet's other public parts, which load first. */
export { TokensForm } from './TokensForm.tsx'
