import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { chavesDoCrm } from '@/shared/crm/api/keys.ts';
import { useCriarLead } from '../api/mutations.ts';
import { cartaoDoPaciente } from '../api/pessoa.ts';
import { useMudarBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';
import { BuscaDePaciente } from './BuscaDePaciente.tsx';
import { CamposDaPessoa } from './CamposDaPessoa.tsx';
import { PESSOA_VAZIA, resolverDoLead } from './campos.ts';

/** Somebody new to the clinic, or a patient who is not in the CRM yet. */
export function NovaPessoa({ clinica }: PropsDaParte) {
  const [quem, setQuem] = useState('lead');
  return (
    <Stack>
      <SegmentedControl
        aria-label="Quem é a pessoa"
        size="md"
        fullWidth
        value={quem}
        onChange={setQuem}
        data={[
          { value: 'lead', label: 'Ainda não é paciente' },
          { value: 'paciente', label: 'Já é paciente' },
        ]}
      />
      {quem === 'lead' ? <NovoLead clinica={clinica} /> : <PacienteNoCrm clinica={clinica} />}
    </Stack>
  );
}

function NovoLead({ clinica }: PropsDaParte) {
  const criar = useCriarLead(clinica.id);
  const mudar = useMudarBusca();
  // The id is made once: sending the form again after a lost answer makes no second person.
  const [id] = useState(() => crypto.randomUUID() as string);
  const form = useForm({ resolver: resolverDoLead, defaultValues: PESSOA_VAZIA });
  return (
    <Formulario
      form={form}
      aoEnviar={async (dados) => {
        await criar.mutateAsync({ id, ...dados }).catch(jaCriado);
        mudar({ nova: undefined, pessoa: id });
      }}
    >
      <CamposDaPessoa clinica={clinica} control={form.control} comContato />
      <Group justify="flex-end">
        <Button type="submit">Adicionar</Button>
      </Group>
    </Formulario>
  );
}

/** The answer of the first sending was lost on the way: the person is there. */
function jaCriado(erro: unknown): void {
  if (!foiRecusado(erro, 'JA_EXISTE')) throw erro;
}

function PacienteNoCrm({ clinica }: PropsDaParte) {
  const cache = useQueryClient();
  const mudar = useMudarBusca();
  const abrir = async (pacienteId: string) => {
    const id = await cartaoDoPaciente(clinica.id, pacienteId);
    await cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinica.id) });
    mudar({ nova: undefined, pessoa: id });
  };
  return <BuscaDePaciente clinica={clinica} acao="Abrir no CRM" aoEscolher={abrir} />;
}
