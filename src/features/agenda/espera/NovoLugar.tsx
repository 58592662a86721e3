import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid, Textarea } from '@mantine/core';
import { type Control, useController, useForm } from 'react-hook-form';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { incluirNaEspera, PERIODOS, ROTULO_DO_PERIODO } from '../api/espera.ts';
import { DiasDaSemana } from '../DiasDaSemana.tsx';
import { CampoDia } from '../gaveta/CampoDia.tsx';
import { CampoPaciente } from '../gaveta/CampoPaciente.tsx';
import { usePapel } from '../permissao.ts';
import type { PropsDaGaveta } from '../props.ts';
import { type CamposDoLugar, linhaDoLugar, lugarSchema } from './lugar.ts';

const PRIORIDADES = [
  { value: '1', label: 'Alta: chamar primeiro' },
  { value: '2', label: 'Normal' },
  { value: '3', label: 'Baixa: quando sobrar' },
];

/** Puts a patient on the waiting list, with what would suit. */
export function NovoLugar({
  clinica,
  estrutura,
  agora,
  reler,
  voltar,
}: PropsDaGaveta & { voltar: () => void }) {
  const { id: eu, tipo: meuTipo } = usePerfil();
  const form = useForm<CamposDoLugar>({
    resolver: standardSchemaResolver(lugarSchema),
    defaultValues: {
      paciente: '',
      tipo: estrutura.tipos.find(({ ativo }) => ativo)?.id ?? '',
      medico: meuTipo === 'medico' ? eu : '',
      periodo: 'qualquer',
      dias: [1, 2, 3, 4, 5, 6, 7],
      de: '',
      ate: '',
      prioridade: '2',
      observacoes: '',
    },
  });

  async function enviar(campos: CamposDoLugar) {
    await incluirNaEspera(linhaDoLugar(clinica.id, campos));
    await reler();
    voltar();
  }

  return (
    <Formulario form={form} aoEnviar={enviar}>
      <Campos control={form.control} {...{ clinica, estrutura, agora }} />
      <Group justify="flex-end">
        <Button variant="default" onClick={voltar}>
          Voltar
        </Button>
        <Button type="submit">Adicionar</Button>
      </Group>
    </Formulario>
  );
}

interface PropsDosCampos extends Pick<PropsDaGaveta, 'clinica' | 'estrutura' | 'agora'> {
  control: Control<CamposDoLugar>;
}

/** Who waits, for what, and what would suit. */
function Campos({ control, clinica, estrutura, agora }: PropsDosCampos) {
  const { tipo: meuTipo } = usePerfil();
  const papel = usePapel(clinica.id);
  const medicos = estrutura.medicos.filter(({ id }) => papel(id) !== null);
  const observacoes = useCampo({ control, name: 'observacoes' });
  return (
    <>
      <CampoPaciente control={control} name="paciente" clinicaId={clinica.id} />
      <CampoSelecaoNativa
        control={control}
        name="tipo"
        size="md"
        label="Tipo de atendimento"
        data={estrutura.tipos
          .filter(({ ativo }) => ativo)
          .map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      <CampoSelecaoNativa
        control={control}
        name="medico"
        size="md"
        label="Médico"
        data={[
          ...(meuTipo === 'medico' ? [] : [{ value: '', label: 'Qualquer médico' }]),
          ...medicos.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
      <Quando control={control} agora={agora} />
      <CampoSelecaoNativa
        control={control}
        name="prioridade"
        size="md"
        label="Prioridade"
        data={PRIORIDADES}
      />
      <Textarea
        {...observacoes.props}
        label="Observações"
        value={observacoes.valor}
        onChange={({ currentTarget }) => observacoes.mudar(currentTarget.value)}
        autosize
        minRows={2}
      />
    </>
  );
}

/** What times would suit: part of the day, weekdays, and between which days. */
function Quando({ control, agora }: Pick<PropsDosCampos, 'control' | 'agora'>) {
  const dias = useController({ control, name: 'dias' });
  return (
    <>
      <CampoSelecaoNativa
        control={control}
        name="periodo"
        size="md"
        label="Período"
        data={PERIODOS.map((periodo) => ({ value: periodo, label: ROTULO_DO_PERIODO[periodo] }))}
      />
      <DiasDaSemana
        rotulo="Dias que servem"
        marcados={dias.field.value}
        erro={dias.fieldState.error?.message}
        aoMudar={dias.field.onChange}
      />
      <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" spacing="sm">
        <CampoDia control={control} name="de" hoje={agora.dia} label="A partir de (opcional)" />
        <CampoDia control={control} name="ate" hoje={agora.dia} label="Até (opcional)" />
      </SimpleGrid>
    </>
  );
}
