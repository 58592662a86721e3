import { formatarCrm } from '@domain/documentos/crm.ts';
import classes from '@/components/Linhas.module.css';

interface Props {
  medico: { especialidade: string | null; crm: string | null; crm_uf: string | null };
}

/** What tells two doctors of the same name apart. */
export function EspecialidadeECrm({ medico: { especialidade, crm, crm_uf } }: Props) {
  return (
    <div className={classes.empilhado}>
      <span>{especialidade}</span>
      <span>{formatarCrm(crm, crm_uf)}</span>
    </div>
  );
}
