import type { LocalDePlantao, Plantao } from '@domain/contracts/plantoes.ts';
import { emReais } from '@domain/dinheiro.ts';
import { type Horario, PADROES } from '@domain/plantao/padroes.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { formatarDataHora, formatarHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { CamposDeQuando } from '@/shared/plantoes/CamposDeQuando.tsx';
import { comContas } from '../api/contas.ts';
import { alterarPlantao, criarPlantoes } from '../api/mutations.ts';
import { conflitosOptions } from '../api/queries.ts';
import { useReler } from '../api/usePlantoes.ts';
import {
  camposPreenchidos,
  horariosDigitados,
  type PlantaoDigitado,
  plantaoDigitado,
  plantaoDigitadoSchema,
} from './campos.ts';

type Controle = Control<PlantaoDigitado>;

interface Props {
  /** The shift that is changed; null plans new ones. */
  plantao: Plantao | null;
  locais: readonly LocalDePlantao[];
  dia: string;
  aoSalvar: (quantos: number) => void;
}

/** Plans shifts, one or by a pattern, and says before it what stands against each and what it is worth. */
export function FormularioDoPlantao({ plantao, locais, dia, aoSalvar }: Props) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const form = useForm<PlantaoDigitado>({
    resolver: standardSchemaResolver(plantaoDigitadoSchema),
    defaultValues: plantaoDigitado(plantao, locais, dia),
  });
  const { control } = form;
  const campos = useWatch({ control }) as PlantaoDigitado;
  const horarios = horariosDigitados(campos, locais);
  const conflitos = useQuery(
    conflitosOptions(eu, horarios, plantao?.id ?? null, campos.sobreaviso),
  );
  const ocupados = new Set(conflitos.data?.map(({ posicao }) => posicao - 1));
  const livres = horarios.filter((_, posicao) => !ocupados.has(posicao));
  const escolhiveis = locais.filter(({ id, ativo }) => ativo || id === plantao?.local_id);
  return (
    <Formulario
      form={form}
      aoEnviar={async (digitado) => {
        const preenchidos = camposPreenchidos(digitado);
        const [horario] = horarios;
        if (plantao && horario) {
          await alterarPlantao(plantao.id, { ...preenchidos, ...horario }, plantao.revisao);
        } else await criarPlantoes(eu, preenchidos, livres);
        await reler();
        aoSalvar(plantao ? 1 : livres.length);
      }}
    >
      <CampoSelecaoNativa
        control={control}
        name="local_id"
        label="Local"
        data={escolhiveis.map(({ id, nome }) => ({ value: id, label: nome }))}
      />
      {!plantao && (
        <CampoSelecaoNativa
          control={control}
          name="padrao"
          label="Repete"
          data={Object.entries(PADROES).map(([value, label]) => ({ value, label }))}
        />
      )}
      <CamposDeQuando control={control} />
      <Sobreaviso control={control} />
      <CampoTexto
        control={control}
        name="valor"
        label="Valor combinado, se for diferente do local"
        description="Bruto, em reais. Vazio: pelos valores do local."
        inputMode="decimal"
        autoComplete="off"
      />
      <CampoTexto control={control} name="observacoes" label="Observações" />
      <Conferencia
        horarios={horarios}
        conflitos={conflitos.data ?? []}
        campos={campos}
        locais={locais}
      />
      <Group>
        <Button
          type="submit"
          disabled={horarios.length > 0 && (livres.length === 0 || conflitos.isPending)}
        >
          {rotuloDoEnvio(plantao !== null, horarios.length, livres.length)}
        </Button>
      </Group>
    </Formulario>
  );
}

function rotuloDoEnvio(muda: boolean, todos: number, livres: number): string {
  if (muda) return 'Salvar plantão';
  if (livres < todos) return `Planejar os ${livres} sem conflito`;
  return todos > 1 ? `Planejar ${todos} plantões` : 'Planejar plantão';
}

function Sobreaviso({ control }: { control: Controle }) {
  const { field } = useController({ control, name: 'sobreaviso' });
  return (
    <Checkbox
      ref={field.ref}
      label="É de sobreaviso"
      checked={field.value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  );
}

interface PropsDaConferencia {
  horarios: readonly Horario[];
  conflitos: readonly {
    posicao: number;
    inicio: string;
    fim: string;
    local_nome: string;
  }[];
  campos: PlantaoDigitado;
  locais: readonly LocalDePlantao[];
}

/** What will be planned, what it is worth, and what stands against it. */
function Conferencia({ horarios, conflitos, campos, locais }: PropsDaConferencia) {
  const fuso = locais.find(({ id }) => id === campos.local_id)?.fuso ?? 'America/Sao_Paulo';
  const bruto = comContas(
    horarios.map((horario, posicao) => ({
      ...RASCUNHO,
      ...camposPreenchidos(campos),
      ...horario,
      id: String(posicao),
    })),
    locais,
    0,
  ).reduce((soma, { preco }) => soma + (preco?.bruto ?? 0), 0);
  const [primeiro] = horarios;
  const ultimo = horarios.at(-1);
  return (
    <Stack gap="xs" aria-live="polite">
      {primeiro && ultimo && (
        <Text className="numeros">
          {horarios.length > 1
            ? `${horarios.length} plantões, de ${formatarDataHora(primeiro.inicio, fuso)} a ${formatarDataHora(ultimo.fim, fuso)}.`
            : `De ${formatarDataHora(primeiro.inicio, fuso)} a ${formatarDataHora(primeiro.fim, fuso)}.`}
          {bruto > 0 && ` Valor bruto previsto: ${emReais(bruto)}.`}
        </Text>
      )}
      {conflitos.length > 0 && (
        <Recado tom="aviso" titulo="Você já tem compromisso em parte deste horário.">
          <ul>
            {conflitos.map(({ posicao, inicio, fim, local_nome }) => (
              <li key={`${posicao} ${inicio}`}>
                {`${local_nome}, ${formatarDataHora(inicio, fuso)} a ${formatarHora(fim, fuso)}`}
              </li>
            ))}
          </ul>
        </Recado>
      )}
    </Stack>
  );
}

/** What a shift that is not planned yet has of one that is. */
const RASCUNHO: Omit<Plantao, 'id' | 'inicio' | 'fim'> = {
  local_id: '',
  estado: 'previsto',
  sobreaviso: false,
  valor_combinado_centavos: null,
  observacoes: null,
  sessao_id: null,
  vaga_id: null,
  serie_id: null,
  revisao: 0,
  lancamentos: [],
};
