/** Exports of the plans' settings for other features' screens. */
export { Membership } from './Membership.tsx'
export { PaymentMethods } from './PaymentMethodsPanel.tsx'
