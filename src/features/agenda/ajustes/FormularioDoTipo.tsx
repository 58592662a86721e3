import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Group, SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Control, useController, useForm } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useRevisao } from '@/components/formulario/useRevisao.ts';
import { alterarTipo, criarTipo } from '../api/ajustes.ts';
import { estruturaOptions } from '../api/estrutura.ts';
import { CORES, type Cor, type Tipo } from '../api/linhas.ts';
import { useReler } from './aba.ts';
import { ParaOPaciente } from './ParaOPaciente.tsx';
import {
  type CamposDoFormulario,
  camposDoTipo,
  ROTULOS_DO_TIPO,
  tipoPreenchido,
  tipoSchema,
} from './tipo.ts';

const ROTULO_DA_COR: Readonly<Record<Cor, string>> = {
  indigo: 'Violeta',
  teal: 'Verde-água',
  grape: 'Uva',
  orange: 'Laranja',
  cyan: 'Ciano',
  pink: 'Rosa',
  lime: 'Lima',
  gray: 'Cinza',
};

interface PropsDoFormulario {
  clinicaId: string;
  tipo: Tipo | null;
  aoTerminar: () => void;
}

/** A kind of appointment, new or being changed. */
export function FormularioDoTipo({ clinicaId, tipo, aoTerminar }: PropsDoFormulario) {
  const reler = useReler(clinicaId);
  const form = useForm<CamposDoFormulario>({
    resolver: standardSchemaResolver(tipoSchema),
    defaultValues: camposDoTipo(tipo),
  });
  const { control } = form;
  const cache = useQueryClient();
  const { salvar, divergencia } = useRevisao(form, versaoDoTipo(tipo));
  const ler = async (id: string) => {
    const estrutura = await cache.fetchQuery({ ...estruturaOptions(clinicaId), staleTime: 0 });
    const atual = estrutura.tipos.find((um) => um.id === id);
    return atual ? versaoDoTipo(atual) : null;
  };
  return (
    <Formulario
      form={form}
      aoEnviar={async (preenchido) => {
        const campos = tipoPreenchido(preenchido);
        if (!tipo) await criarTipo(clinicaId, campos);
        else {
          const { id } = tipo;
          const enviar = (revisao: number) => alterarTipo(id, campos, revisao);
          if (!(await salvar(enviar, () => ler(id)))) return;
        }
        await reler();
        form.reset(camposDoTipo(null));
        aoTerminar();
      }}
    >
      <DivergenciaSobDemanda
        divergencia={divergencia}
        rotulos={ROTULOS_DO_TIPO}
        ler={(nome, valor) => (nome === 'cor' ? ROTULO_DA_COR[valor as Cor] : undefined)}
      />
      <CampoTexto control={control} name="nome" label="Nome" autoComplete="off" />
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoNumero control={control} name="duracao_min" label="Duração" unidade="min" />
        <CampoNumero control={control} name="antes_min" label="Preparo antes" unidade="min" />
        <CampoNumero control={control} name="depois_min" label="Folga depois" unidade="min" />
      </SimpleGrid>
      <CampoSelecaoNativa
        control={control}
        name="cor"
        size="md"
        label="Cor na agenda"
        data={CORES.map((cor) => ({ value: cor, label: ROTULO_DA_COR[cor] }))}
      />
      <Marca control={control} name="teleconsulta" label="É por teleconsulta" />
      <Marca
        control={control}
        name="pedido_pelo_paciente"
        label="O paciente pode pedir pela área dele"
      />
      <ParaOPaciente control={control} />
      <Group>
        <Button type="submit">{tipo ? 'Salvar' : 'Adicionar tipo'}</Button>
        <Button variant="default" onClick={aoTerminar}>
          Cancelar
        </Button>
      </Group>
    </Formulario>
  );
}

const versaoDoTipo = (tipo: Tipo | null) => ({
  campos: camposDoTipo(tipo),
  revisao: tipo?.revisao ?? 0,
});

function Marca({
  control,
  name,
  label,
}: {
  control: Control<CamposDoFormulario>;
  name: 'teleconsulta' | 'pedido_pelo_paciente';
  label: string;
}) {
  const { field } = useController({ control, name });
  return (
    <Checkbox
      ref={field.ref}
      label={label}
      checked={field.value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  );
}
