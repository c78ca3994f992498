import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../test-render.tsx'
import { AttachmentList } from './AttachmentList.tsx'

test('each is a link that downloads it, by its name, kind and size', () => {
  renderInApp(
    <AttachmentList
      attachments={[
        { name: 'Smlouva.pdf', bytes: 2_621_440, type: 'pdf', url: '/media/a/attachment' },
        { name: 'photo.jpg', bytes: 900, type: 'image', url: '/media/b/attachment' },
      ]}
    />,
  )
  screen.getByRole('list', { name: 'Attachments' })
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.getAttribute('href'), link.download, link.textContent])).toEqual([
    ['/media/a/attachment', 'Smlouva.pdf', 'Smlouva.pdfPDF · 2.5 MBDownload'],
    ['/media/b/attachment', 'photo.jpg', 'photo.jpgPicture · 1 kBDownload'],
  ])
})

test('without any, there is no list', () => {
  const { container } = renderInApp(<AttachmentList attachments={[]} label="Evidence" />)
  expect(container.querySelector('ul')).toBeNull()
})
