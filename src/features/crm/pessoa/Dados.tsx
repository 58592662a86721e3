import type { DadosDoCartao, DadosDoLead } from '@domain/crm/cadastro.ts';
import { type Origem, ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useRevisao } from '@/components/formulario/useRevisao.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, formatarHora } from '@/lib/format/datas.ts';
import { useMudarPessoa } from '../api/mutations.ts';
import { pessoaOptions } from '../api/pessoa.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import { CamposDaPessoa } from './CamposDaPessoa.tsx';
import {
  type CamposDaPessoa as Campos,
  camposDa,
  ROTULOS_DA_PESSOA,
  resolverDoLead,
  resolverDoPaciente,
  versaoDa,
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
  const cache = useQueryClient();
  const { salvar, divergencia } = useRevisao(form, versaoDa(pessoa));
  const ler = async () => {
    const opcoes = pessoaOptions(clinica.id, pessoa.id);
    const atual = await cache.fetchQuery({ ...opcoes, staleTime: 0 });
    return atual && versaoDa(atual);
  };
  return (
    <Parte titulo="Dados" estado={salvoEm && `Salvo às ${formatarHora(salvoEm, fuso)}`}>
      <Formulario
        form={form}
        aoEnviar={async (dados) => {
          const { id } = pessoa;
          const salvo = await salvar(
            (revisao) => mudar.mutateAsync({ ...dados, id, revisao }),
            ler,
          );
          if (!salvo) return;
          form.reset(form.getValues());
          setSalvoEm(new Date());
        }}
      >
        <DivergenciaSobDemanda
          divergencia={divergencia}
          rotulos={ROTULOS_DA_PESSOA}
          ler={lerCampo}
        />
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

/** What a field says in words, where its value does not. */
function lerCampo(nome: keyof Campos, valor: string): string | undefined {
  if (nome === 'origem') return ROTULO_DA_ORIGEM[valor as Origem];
  if (nome === 'proximo_contato') return valor && formatarDia(valor);
  if (nome === 'responsavel_id') return valor ? 'Outra pessoa' : undefined;
  return undefined;
}
