import { IconAlertTriangle } from '@tabler/icons-react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarHora, hoje } from '@/lib/format/datas.ts';
import classes from '@/shared/conversas/components/Conversas.module.css';

/** By when a patient was to be answered, in words; nothing when nobody waits. */
export function PrazoDaResposta({ ate }: { ate: string | null }) {
  const fuso = useFuso();
  if (!ate) return null;
  const vencido = Date.parse(ate) < Date.now();
  const deHoje = formatarData(ate, fuso) === hoje(fuso).split('-').reverse().join('/');
  const quando = deHoje
    ? formatarHora(ate, fuso)
    : `${formatarData(ate, fuso)} ${formatarHora(ate, fuso)}`;
  return (
    <span className={classes.suave}>
      {vencido && <IconAlertTriangle size={14} aria-hidden />}{' '}
      {vencido ? `Sem resposta desde o prazo, ${quando}` : `Responder até ${quando}`}
    </span>
  );
}
