import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contagemDeAnexosOptions } from '../api/queries.ts';
import classes from './Anexos.module.css';

/** Shows how many files an entry of the timeline has; nothing where it has none. */
export function ContagemDeAnexos({ prontuarioId }: { prontuarioId: string }) {
  const { data: quantos = 0 } = useQuery(contagemDeAnexosOptions(prontuarioId));
  if (quantos === 0) return null;
  return (
    <span className={classes.contagem}>
      <IconPaperclip size={16} aria-hidden />
      {quantos === 1 ? '1 anexo' : `${quantos} anexos`}
    </span>
  );
}
