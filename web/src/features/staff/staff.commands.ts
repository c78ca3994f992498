import type { Commands } from '../../feature.ts'
import { staffPlaces } from './frame/staff-places.ts'

export const staff: Commands = {
  commands: staffPlaces.map(({ to, label, icon, roles, partOf }) => ({
    ...(partOf && { partOf }),
    id: to,
    group: 'staff',
    label,
    icon,
    does: to,
    forStaff: roles,
  })),
}
