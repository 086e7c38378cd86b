/** Sections of a measuring corpus → documents of an index. */
export const toDocuments = (sections) =>
  sections.map((section, index) => ({
    id: index + 1,
    pageTitle: section.pageTitle,
    sectionTitle: section.sectionTitle,
    sectionRoute: section.url,
    level: section.level,
    content: section.content,
    tags: section.tags,
    sidebarParentCategories: [...section.categories].reverse(),
    type: 'docs',
  }))
