import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { type Control, type UseFormReturn, useController } from 'react-hook-form';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import type { Estrutura, Medico } from '../api/linhas.ts';
import type { PropsDaGaveta } from '../props.ts';
import { CampoDia } from './CampoDia.tsx';
import { CampoPaciente } from './CampoPaciente.tsx';
import type { CamposDoPedido, Pedido } from './formulario.ts';

export type Controle = Control<CamposDoPedido, unknown, Pedido>;

interface PropsDosCampos extends PropsDaGaveta {
  form: UseFormReturn<CamposDoPedido, unknown, Pedido>;
  medicos: readonly Medico[];
}

/** Who, for what, with whom and when. */
export function QuemEQuando({ form, clinica, estrutura, agora, medicos }: PropsDosCampos) {
  const { control } = form;
  return (
    <>
      <CampoPaciente control={control} name="paciente" clinicaId={clinica.id} />
      <Tipo
        control={control}
        estrutura={estrutura}
        aoMudar={(minutos) => form.setValue('duracao', minutos)}
      />
      <CampoSelecao
        control={control}
        name="medico"
        label="Médico"
        nenhum={medicos.length > 1 ? 'Qualquer médico' : undefined}
        data={medicos.map((medico) => ({ value: medico.id, label: medico.nome }))}
        allowDeselect={false}
      />
      <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" spacing="sm">
        <CampoDia control={control} name="dia" hoje={agora.dia} />
        <CampoHora control={control} name="hora" label="Hora" />
        <CampoNumero control={control} name="duracao" label="Duração" unidade="min" />
      </SimpleGrid>
    </>
  );
}

/** What is done there; it sets how long it takes. */
function Tipo({
  control,
  estrutura,
  aoMudar,
}: {
  control: Controle;
  estrutura: Estrutura;
  aoMudar: (minutos: number) => void;
}) {
  const campo = useCampo({ control, name: 'tipo' });
  const ativos = estrutura.tipos.filter(({ ativo }) => ativo);
  return (
    <NativeSelect
      {...campo.props}
      size="md"
      label="Tipo de atendimento"
      value={campo.valor}
      data={ativos.map(({ id, nome, duracao_min: minutos }) => ({
        value: id,
        label: `${nome} (${minutos} min)`,
      }))}
      onChange={({ currentTarget: { value } }) => {
        campo.mudar(value);
        const tipo = ativos.find(({ id }) => id === value);
        if (tipo) aoMudar(tipo.duracao_min);
      }}
    />
  );
}

/** Where, when the clinic has rooms. */
export function Sala({ control, estrutura }: { control: Controle; estrutura: Estrutura }) {
  const ativas = estrutura.salas.filter(({ ativa }) => ativa);
  if (ativas.length === 0) return null;
  return (
    <CampoSelecaoNativa
      control={control}
      name="sala"
      size="md"
      label="Sala"
      data={[
        { value: '', label: 'Sem sala' },
        ...ativas.map((s) => ({ value: s.id, label: s.nome })),
      ]}
    />
  );
}

/** Booking over somebody else is possible, on purpose and with a reason. */
export function Encaixe({ control }: { control: Controle }) {
  const { field } = useController({ control, name: 'encaixe' });
  const motivo = useCampo({ control, name: 'motivo' });
  return (
    <Stack gap="xs">
      <Checkbox
        ref={field.ref}
        name={field.name}
        label="Encaixe: agendar mesmo com o horário ocupado"
        checked={field.value}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      />
      {field.value && (
        <Textarea
          {...motivo.props}
          label="Motivo do encaixe"
          description="Obrigatório. Fica no histórico do agendamento."
          value={motivo.valor}
          onChange={({ currentTarget }) => motivo.mudar(currentTarget.value)}
          autosize
          minRows={2}
        />
      )}
    </Stack>
  );
}

/** What the desk and the doctor should know of it. */
export function Observacoes({ control }: { control: Controle }) {
  const campo = useCampo({ control, name: 'observacoes' });
  return (
    <Textarea
      {...campo.props}
      label="Observações"
      description="Nada clínico aqui: a recepção também lê."
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
      autosize
      minRows={2}
    />
  );
}
