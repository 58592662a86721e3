import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CamposDoPeriodo } from '@/components/CamposDoPeriodo.tsx';
import { CampoQuem, FiltrosLimpaveis } from '@/shared/acessos/components/FiltrosLimpaveis.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';
import { pessoasDosAcessosOptions } from '../api/sigilo.ts';
import classes from '../folha/Lista.module.css';

interface Props {
  filtro: FiltroDeAcessos;
  aoMudar: (filtro: FiltroDeAcessos) => void;
}

/** Who, when, and whether in an emergency. */
export function FiltrosDeAcessos({ filtro, aoMudar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const pessoas = useQuery(pessoasDosAcessosOptions(clinicaId, paciente.id)).data ?? [];
  const { quem: _quem, ...semQuem } = filtro;
  const { emergencia: _emergencia, ...semEmergencia } = filtro;
  const { de: _de, ate: _ate, ...semPeriodo } = filtro;

  return (
    <FiltrosLimpaveis
      rotulo="Filtros dos acessos"
      className={classes.linhaDeCampos}
      aoLimpar={() => aoMudar({})}
    >
      <CampoQuem
        pessoas={pessoas}
        valor={filtro.quem}
        aoMudar={(quem) => aoMudar({ ...semQuem, ...quem })}
      />
      <CamposDoPeriodo
        periodo={filtro}
        aoMudar={(periodo) => aoMudar({ ...semPeriodo, ...periodo })}
      />
      <Checkbox
        className={classes.marcar}
        label="Só emergências"
        checked={filtro.emergencia ?? false}
        onChange={({ currentTarget }) =>
          aoMudar({ ...semEmergencia, ...(currentTarget.checked && { emergencia: true }) })
        }
      />
    </FiltrosLimpaveis>
  );
}
