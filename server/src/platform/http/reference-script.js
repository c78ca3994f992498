// Filters the calls by their names and copies examples; the page works without it.
;(() => {
  const field = document.querySelector('#filter-text')
  const found = document.querySelector('#filter-found')
  const entries = [...document.querySelectorAll('[data-call]')]
  const features = [...document.querySelectorAll('[data-feature]')]
  const rest = [...document.querySelectorAll('main > section:not([data-feature]), .call:not([data-call])')]

  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isWanted = (section) => {
      const says = `${section.dataset.call} ${section.querySelector('p').textContent}`.toLowerCase()
      return words.every((word) => says.includes(word))
    }
    // A link in the list is shown if its section is.
    const wanted = new Set(
      entries.filter((entry) => entry.matches('.call') && isWanted(entry)).map(({ id }) => id),
    )
    for (const entry of entries) {
      const id = entry.id || entry.querySelector('a').hash.slice(1)
      entry.hidden = !wanted.has(id)
    }
    for (const feature of features) feature.hidden = !feature.querySelector('[data-call]:not([hidden])')
    for (const each of rest) each.hidden = words.length > 0
    found.textContent = words.length === 0 ? '' : `${wanted.size} ${wanted.size === 1 ? 'call' : 'calls'}`
  }
  document.querySelector('#filter').hidden = false
  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    field.value = ''
    filter()
  })
  // Following a link to something the filter hides shows everything again.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target?.closest('[hidden]')) return
    field.value = ''
    filter()
    target.scrollIntoView()
  })

  // The clipboard exists only on https and localhost.
  if (!navigator.clipboard) return
  for (const example of document.querySelectorAll('.example')) {
    const button = document.createElement('button')
    const name = example.closest('[data-call]').dataset.call
    button.type = 'button'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy the example of ${name}`)
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(example.querySelector('code').textContent)
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    })
    example.append(button)
  }
})()
