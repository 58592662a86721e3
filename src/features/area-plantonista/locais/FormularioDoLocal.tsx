import { NOMES_DOS_FUSOS } from '@/lib/format/fusos.ts';
import '@mantine/core/styles/Fieldset.layer.css';
import { FUSOS } from '@domain/agenda/fuso.ts';
import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { UFS } from '@domain/documentos/crm.ts';
import { FACULTATIVOS } from '@domain/plantao/feriados.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Fieldset, Group, SimpleGrid, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Control, useController, useFieldArray, useForm } from 'react-hook-form';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Repetidos } from '@/components/formulario/Repetidos.tsx';
import { useRevisao, type Versao } from '@/components/formulario/useRevisao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { alterarLocal, criarLocal } from '../api/mutations.ts';
import { locaisOptions } from '../api/queries.ts';
import { useReler } from '../api/usePlantoes.ts';
import {
  type Conferidos,
  camposDoLocal,
  type Digitados,
  digitadosSchema,
  localPreenchido,
  ROTULOS_DO_LOCAL,
} from './campos.ts';

type Controle = Control<Digitados, unknown, Conferidos>;

interface Props {
  local: LocalDePlantao | null;
  /** Told the id once it is saved. */
  aoSalvar: (id: string) => void;
}

/** A place: what it is called, where it is, who to call there, and which days are holidays. */
export function FormularioDoLocal({ local, aoSalvar }: Props) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const cache = useQueryClient();
  const form = useForm<Digitados, unknown, Conferidos>({
    resolver: standardSchemaResolver(digitadosSchema),
    defaultValues: camposDoLocal(local),
  });
  const { control } = form;
  const { salvar, divergencia } = useRevisao(form, versaoDe(local));
  const ler = async (id: string) => {
    const atuais = await cache.fetchQuery({ ...locaisOptions(eu), staleTime: 0 });
    const atual = atuais.find((um) => um.id === id);
    return atual ? versaoDe(atual) : null;
  };
  return (
    <Formulario
      form={form}
      aoEnviar={async (conferidos) => {
        const campos = localPreenchido(conferidos);
        let id = local?.id;
        if (!id) id = await criarLocal(eu, campos);
        else {
          const este = id;
          const enviar = (revisao: number) => alterarLocal(este, campos, revisao);
          if (!(await salvar(enviar, () => ler(este)))) return;
        }
        await reler();
        aoSalvar(id);
      }}
    >
      <DivergenciaSobDemanda divergencia={divergencia} rotulos={ROTULOS_DO_LOCAL} />
      <CampoTexto control={control} name="nome" label="Nome" autoComplete="off" />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="sm">
        <CampoTexto control={control} name="setor" label="Setor" placeholder="Pronto-socorro" />
        <CampoTexto control={control} name="cidade" label="Cidade" />
        <CampoSelecaoNativa
          control={control}
          name="uf"
          label="UF"
          data={[{ value: '', label: 'Não informada' }, ...UFS]}
        />
        <CampoSelecaoNativa
          control={control}
          name="fuso"
          label="Fuso horário"
          data={FUSOS.map((fuso) => ({ value: fuso, label: NOMES_DOS_FUSOS[fuso] }))}
        />
      </SimpleGrid>
      <CampoTexto control={control} name="endereco" label="Endereço" />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="sm">
        <CampoTexto control={control} name="cnpj" label="CNPJ de quem paga" autoComplete="off" />
        <CampoTexto control={control} name="cnes" label="CNES" autoComplete="off" />
      </SimpleGrid>
      <Contatos control={control} />
      <Feriados control={control} />
      <Linhas control={control} name="observacoes" label="Observações" />
      <Group>
        <Button type="submit">{local ? 'Salvar local' : 'Adicionar local'}</Button>
      </Group>
    </Formulario>
  );
}

const versaoDe = (local: LocalDePlantao | null): Versao<Digitados> => ({
  campos: camposDoLocal(local),
  revisao: local?.revisao ?? 0,
});

function Contatos({ control }: { control: Controle }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'contatos' });
  return (
    <Repetidos
      titulo="Contatos"
      nome="contato"
      chaves={fields.map(({ id }) => id)}
      maximo={10}
      aoAdicionar={() => append({ nome: '', papel: '', telefone: '' })}
      aoRemover={remove}
      campos={(posicao) => (
        <>
          <CampoTexto control={control} name={`contatos.${posicao}.nome`} label="Nome" />
          <CampoTexto
            control={control}
            name={`contatos.${posicao}.papel`}
            label="Papel"
            placeholder="Escala"
          />
          <CampoTexto
            control={control}
            name={`contatos.${posicao}.telefone`}
            label="Telefone"
            inputMode="tel"
          />
        </>
      )}
    />
  );
}

function Feriados({ control }: { control: Controle }) {
  const estaduais = useController({ control, name: 'estaduais' }).field;
  const facultativos = useController({ control, name: 'facultativos' }).field;
  return (
    <Fieldset legend="Dias pagos como feriado, além dos nacionais">
      <Checkbox
        ref={estaduais.ref}
        mb="sm"
        label="Feriados do estado"
        description="De uma lista pública, não conferida na lei de cada estado."
        checked={estaduais.value}
        onChange={({ currentTarget }) => estaduais.onChange(currentTarget.checked)}
      />
      <Checkbox.Group
        label="Outros dias"
        value={facultativos.value}
        onChange={facultativos.onChange}
        mb="sm"
      >
        <SimpleGrid minColWidth="14rem" autoFlow="auto-fit" spacing="xs" mt="xs">
          {Object.entries(FACULTATIVOS).map(([valor, { nome }]) => (
            <Checkbox key={valor} value={valor} label={nome} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Linhas
        control={control}
        name="feriados"
        label="Da cidade ou do contrato"
        description="Um por linha, por exemplo: 25/01 Aniversário da cidade. Com o ano, só naquele ano."
      />
    </Fieldset>
  );
}

interface PropsDasLinhas {
  control: Controle;
  name: 'observacoes' | 'feriados';
  label: string;
  description?: string;
}

function Linhas({ control, name, ...resto }: PropsDasLinhas) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Textarea
      {...resto}
      {...field}
      value={field.value ?? ''}
      autosize
      minRows={2}
      error={fieldState.error?.message}
    />
  );
}
