import { ORIGENS, ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { CampoTelefone } from '@/components/formulario/documentos.tsx';
import { equipeOptions } from '../api/queries.ts';
import type { PropsDaParte } from '../props.ts';
import type { CamposDaPessoa as Campos } from './campos.ts';

interface Props<T> extends PropsDaParte {
  control: Control<Campos, unknown, T>;
  /** Whether name and contact are kept here: only while there is no registration. */
  comContato: boolean;
}

/** What is kept of a person in the CRM. */
export function CamposDaPessoa<T>({ clinica, control, comContato }: Props<T>) {
  const equipe = useQuery(equipeOptions(clinica.id));
  return (
    <>
      {comContato && (
        <>
          <CampoTexto control={control} name="nome" label="Nome" autoComplete="off" required />
          <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
            <CampoTelefone control={control} name="telefone" />
            <CampoTexto
              control={control}
              name="email"
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </SimpleGrid>
        </>
      )}
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <CampoSelecaoNativa
          size="md"
          control={control}
          name="origem"
          label="Origem"
          data={ORIGENS.map((value) => ({ value, label: ROTULO_DA_ORIGEM[value] }))}
        />
        <CampoSelecaoNativa
          size="md"
          control={control}
          name="responsavel_id"
          label="Responsável"
          data={[
            { value: '', label: 'Ninguém ainda' },
            ...(equipe.data ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
      </SimpleGrid>
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <CampoData control={control} name="proximo_contato" label="Próximo contato" />
        <CampoTexto
          control={control}
          name="etiquetas"
          label="Etiquetas"
          description="Separe por vírgulas. Nada clínico aqui: a recepção lê."
          autoComplete="off"
        />
      </SimpleGrid>
    </>
  );
}
