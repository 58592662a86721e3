import { ROTULO_DO_TIPO_DE_ACESSO, TIPOS_DE_ACESSO } from '@domain/acessos/acoes.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CamposDoPeriodo } from '@/components/CamposDoPeriodo.tsx';
import { CampoQuem, FiltrosLimpaveis } from '@/shared/acessos/components/FiltrosLimpaveis.tsx';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';
import { type FiltroDoRegistro, pessoasDoRegistroOptions } from '../api/queries.ts';
import classes from './Registro.module.css';

interface Props {
  clinicaId: string;
  filtro: FiltroDoRegistro;
  aoMudar: (filtro: FiltroDoRegistro) => void;
}

/** Which kind of access, by whom, to whose record, and when. */
export function Filtros({ clinicaId, filtro, aoMudar }: Props) {
  const pessoas = useQuery(pessoasDoRegistroOptions(clinicaId)).data ?? [];
  const { tipo: _tipo, ...semTipo } = filtro;
  const { quem: _quem, ...semQuem } = filtro;
  const { paciente: _paciente, ...semPaciente } = filtro;
  const { de: _de, ate: _ate, ...semPeriodo } = filtro;
  return (
    <FiltrosLimpaveis
      rotulo="Filtros do registro de acessos"
      className={classes.filtros}
      aoLimpar={() => aoMudar({})}
    >
      <NativeSelect
        size="md"
        label="Acessos"
        data={[
          { value: '', label: 'Todos' },
          ...TIPOS_DE_ACESSO.map((value) => ({ value, label: ROTULO_DO_TIPO_DE_ACESSO[value] })),
        ]}
        value={filtro.tipo ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const tipo = TIPOS_DE_ACESSO.find((um) => um === value);
          aoMudar({ ...semTipo, ...(tipo && { tipo }) });
        }}
      />
      <CampoQuem
        pessoas={pessoas}
        valor={filtro.quem}
        aoMudar={(quem) => aoMudar({ ...semQuem, ...quem })}
      />
      <EscolhaDePaciente
        clinicaId={clinicaId}
        valor={filtro.paciente ?? ''}
        aoMudar={(paciente) => aoMudar({ ...semPaciente, ...(paciente && { paciente }) })}
        placeholder="Nome ou CPF"
        clearable
      />
      <CamposDoPeriodo
        periodo={filtro}
        aoMudar={(periodo) => aoMudar({ ...semPeriodo, ...periodo })}
      />
    </FiltrosLimpaveis>
  );
}
