import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfileTab() {
  return (
    <Card>
      <Loaded read={useRead('get_freelancer_settings', {})}>
        {({ data }) => <ProfileForm settings={data} />}
      </Loaded>
    </Card>
  )
}
