import { IconLock, IconUrgent } from '@tabler/icons-react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import type { SituacaoDeAcesso } from '../api/situacao.ts';
import classes from './Acessos.module.css';

/** Under the patient's name: that the record is restricted, or open in an emergency and until when. */
export function Tarja({ situacao }: { situacao: SituacaoDeAcesso }) {
  const fuso = useFuso();
  if (!situacao.restrito) return null;
  if (situacao.emergencia_ate) {
    return (
      <p className={classes.tarja} data-emergencia role="status">
        <IconUrgent size={16} aria-hidden />
        Acesso de emergência até {formatarHora(situacao.emergencia_ate, fuso)}: o que for aberto
        fica registrado.
      </p>
    );
  }
  return (
    <p className={classes.tarja}>
      <IconLock size={16} aria-hidden />
      Acesso restrito a quem cuida do paciente
    </p>
  );
}
