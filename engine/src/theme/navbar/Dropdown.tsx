/** A button that discloses a list of links, under the navbar. */

import { NavLink } from './NavLink.tsx'
import type { NavGroup } from './navEntries.ts'
import styles from './Dropdown.module.css'
import { useDropdown } from './useDropdown.ts'

export type DropdownProps = {
  /** Unique in the page. */
  readonly id: string
  readonly group: NavGroup
  readonly className: string
}

export function Dropdown({ id, group, className }: DropdownProps) {
  const { isOpen, container, toggle, handlers } = useDropdown()
  return (
    <div className={styles.dropdown} ref={container} {...handlers}>
      <button
        type="button"
        className={`${className} caret`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={group.isCurrent || undefined}
        onClick={toggle}
      >
        {group.label}
      </button>
      <ul className={styles.list} id={id}>
        {group.entries.map((entry, index) => (
          <li key={index}>
            <NavLink entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
