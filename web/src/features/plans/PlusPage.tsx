import { PlansPage } from './PlansPage.tsx'

export default function PlusPage() {
  return <PlansPage code="plus" />
}
