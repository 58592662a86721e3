import type { DadosDoCartao, DadosDoLead } from '@domain/crm/cadastro.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { useMudarPessoa } from '../api/mutations.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import { CamposDaPessoa } from './CamposDaPessoa.tsx';
import {
  type CamposDaPessoa as Campos,
  camposDa,
  resolverDoLead,
  resolverDoPaciente,
} from './campos.ts';

/** What is kept of the person: contact while a lead; origin, who answers, next contact, tags. */
export function Dados({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const mudar = useMudarPessoa(clinica.id);
  const [salvoEm, setSalvoEm] = useState<Date>();
  const eLead = pessoa.paciente_id === null;
  const resolver: Resolver<Campos, unknown, DadosDoLead | DadosDoCartao> = eLead
    ? resolverDoLead
    : resolverDoPaciente;
  const form = useForm({ resolver, defaultValues: camposDa(pessoa), mode: 'onTouched' });
  return (
    <Parte titulo="Dados" estado={salvoEm && `Salvo às ${formatarHora(salvoEm, fuso)}`}>
      <Formulario
        form={form}
        aoEnviar={async (dados) => {
          await mudar.mutateAsync({ id: pessoa.id, ...dados });
          form.reset(form.getValues());
          setSalvoEm(new Date());
        }}
      >
        <CamposDaPessoa clinica={clinica} control={form.control} comContato={eLead} />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!form.formState.isDirty}>
            Salvar dados
          </Button>
        </Group>
      </Formulario>
    </Parte>
  );
}
