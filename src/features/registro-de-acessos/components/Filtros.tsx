import { ROTULO_DO_TIPO_DE_ACESSO, TIPOS_DE_ACESSO } from '@domain/acessos/acoes.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CamposDoPeriodo } from '@/components/CamposDoPeriodo.tsx';
import { EscolhaDePaciente } from '@/shared/paciente/components/EscolhaDePaciente.tsx';
import type { FiltroDoRegistro } from '../api/queries.ts';
import { pessoasDoRegistroOptions } from '../api/queries.ts';
import classes from './Registro.module.css';

interface Props {
  clinicaId: string;
  filtro: FiltroDoRegistro;
  aoMudar: (filtro: FiltroDoRegistro) => void;
}

/** Which kind of access, by whom, to whose record, and when. */
export function Filtros({ clinicaId, filtro, aoMudar }: Props) {
  const pessoas = useQuery(pessoasDoRegistroOptions(clinicaId)).data ?? [];
  const [limpezas, setLimpezas] = useState(0);
  const { tipo: _tipo, ...semTipo } = filtro;
  const { quem: _quem, ...semQuem } = filtro;
  const { paciente: _paciente, ...semPaciente } = filtro;
  const { de: _de, ate: _ate, ...semPeriodo } = filtro;
  return (
    <search className={classes.filtros} aria-label="Filtros do registro de acessos">
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
      <NativeSelect
        size="md"
        label="Quem"
        data={[
          { value: '', label: 'Todas as pessoas' },
          ...pessoas.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        value={filtro.quem ?? ''}
        onChange={({ currentTarget: { value } }) =>
          aoMudar({ ...semQuem, ...(value && { quem: value }) })
        }
      />
      <EscolhaDePaciente
        key={`paciente ${limpezas}`}
        clinicaId={clinicaId}
        valor={filtro.paciente ?? ''}
        aoMudar={(paciente) => aoMudar({ ...semPaciente, ...(paciente && { paciente }) })}
        placeholder="Nome ou CPF"
        clearable
      />
      <CamposDoPeriodo
        key={`periodo ${limpezas}`}
        periodo={filtro}
        aoMudar={(periodo) => aoMudar({ ...semPeriodo, ...periodo })}
      />
      <Button
        variant="default"
        size="md"
        onClick={() => {
          setLimpezas(limpezas + 1);
          aoMudar({});
        }}
      >
        Limpar
      </Button>
    </search>
  );
}
