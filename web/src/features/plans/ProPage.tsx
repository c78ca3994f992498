import { PlansPage } from './PlansPage.tsx'

export default function ProPage() {
  return <PlansPage code="pro" />
}
