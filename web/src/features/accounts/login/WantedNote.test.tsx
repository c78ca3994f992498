import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../../test-render.tsx'
import { WantedNote } from './WantedNote.tsx'

test.each([
  ['/s/post/5', 'Log in to see this post.'],
  ['/timeLine/7/5', 'Log in to see this post.'],
  ['/s/member/7', 'Log in to see this profile.'],
  ['/timeLine/7', 'Log in to see this profile.'],
  ['/s/tag/g%C3%A4rten', 'Log in to see posts with #gärten.'],
  ['/tag/bread', 'Log in to see posts with #bread.'],
])('who was led to %s reads what the login is for', (wanted, said) => {
  renderInApp(<WantedNote wanted={wanted} />)
  screen.getByText(said)
})

test.each(['/dashboard', '/setting/password', '/tag/%E0%A4%A', '/timeLine/x'])(
  'of %s there is nothing to say',
  (wanted) => {
    const { container } = renderInApp(<WantedNote wanted={wanted} />)
    expect(container.querySelector('p')).toBeNull()
  },
)
