import type { MantineThemeComponents } from '@mantine/core';

/**
 * Defaults of Mantine's components. Written as plain data: importing the components here, only to
 * call `.extend`, would pull each of them into the start chunk.
 */
export const componentes: MantineThemeComponents = {
  // A link inside a sentence must not depend on colour alone.
  Anchor: { defaultProps: { underline: 'always' } },
  Button: { defaultProps: { size: 'sm' } },
  Card: { defaultProps: { withBorder: true } },
  // The hint stands between field and error, and both are tied to the field for screen readers.
  // Required is said in words, so no asterisk.
  InputWrapper: {
    defaultProps: {
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
      withAsterisk: false,
    },
  },
  TextInput: { defaultProps: { size: 'md' } },
  PasswordInput: { defaultProps: { size: 'md' } },
  Textarea: { defaultProps: { size: 'md' } },
  Select: { defaultProps: { size: 'md', checkIconPosition: 'right', withScrollArea: false } },
  Autocomplete: { defaultProps: { size: 'md', withScrollArea: false } },
  TagsInput: { defaultProps: { size: 'md', withScrollArea: false } },
  // The listbox itself scrolls: its field walks it by the arrows, which a scroll area inside it would
  // not say, being a region of its own that no keyboard reaches.
  ComboboxOptions: { defaultProps: { mah: 280, style: { overflowY: 'auto' } } },
  // A list that finds nothing says so inside a listbox, where only options may stand.
  ComboboxEmpty: {
    defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
  },
  Badge: { defaultProps: { tt: 'none' } },
  Modal: {
    defaultProps: {
      centered: true,
      transitionProps: { duration: 120 },
      closeButtonProps: { 'aria-label': 'Fechar', iconSize: 20 },
    },
  },
  Drawer: {
    defaultProps: {
      transitionProps: { duration: 120 },
      closeButtonProps: { 'aria-label': 'Fechar', iconSize: 20 },
    },
  },
  MenuDropdown: { defaultProps: { mah: 320, style: { overflowY: 'auto' } } },
  Menu: { defaultProps: { transitionProps: { duration: 100 }, shadow: 'md' } },
  Popover: { defaultProps: { transitionProps: { duration: 100 }, shadow: 'md' } },
  Tooltip: {
    defaultProps: {
      withArrow: true,
      events: { hover: true, focus: true, touch: false },
      transitionProps: { duration: 100 },
    },
  },
};
