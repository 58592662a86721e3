import { type AcaoNoProntuario, ROTULO_DA_ACAO } from '@domain/acessos/acoes.ts';
import { IconUrgent } from '@tabler/icons-react';
import classes from './AcaoDoAcesso.module.css';

interface Props {
  acao: AcaoNoProntuario;
  emergencia: boolean;
}

/** Shows what was done with a record, and whether in an emergency. */
export function AcaoDoAcesso({ acao, emergencia }: Props) {
  if (!emergencia) return <span>{ROTULO_DA_ACAO[acao]}</span>;
  return (
    <span className={classes.emergencia}>
      <IconUrgent size={16} aria-hidden />
      {acao === 'acesso_de_emergencia'
        ? ROTULO_DA_ACAO[acao]
        : `${ROTULO_DA_ACAO[acao]} (em emergência)`}
    </span>
  );
}
