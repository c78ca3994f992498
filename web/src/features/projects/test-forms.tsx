import { type Forms, type } from '../../test-walk-forms.tsx'
import { aGroup } from '../groups/test-groups.tsx'
import CreateProjectPage from './create/CreateProjectPage.tsx'
import { ProjectForm } from './owner/ProjectForm.tsx'
import { aProject } from './test-projects.ts'

const ignore = () => {}

const fields = {
  group_name: 'Title',
  description: 'Description',
  funding_target: 'Funding target',
  location: 'Location',
  industry: 'Industry',
  price_point: 'Price point',
  experience: 'Experience',
}
const write = () => {
  type('Title', 'Bread oven')
  type('Description', 'Bread for the whole street')
  type('Funding target', '500')
  type('Location', 'Brno')
  type('Experience', 'Two ovens')
}

export const newProject = [
  {
    call: 'project_create',
    render: () => <CreateProjectPage />,
    fill: write,
    fields,
    given: ['is_closed_group', 'days', 'pays'],
  },
] as const satisfies Forms[string]

export const forms: Forms = {
  'features/projects/owner/ProjectForm.tsx': [
    {
      call: 'project_update',
      render: () => (
        <ProjectForm
          group={aGroup({ is_project: 1 })}
          project={aProject({ backer_count: 0 })}
          onClose={ignore}
        />
      ),
      fill: write,
      fields,
      given: ['group_id', 'days'],
    },
  ],
}
