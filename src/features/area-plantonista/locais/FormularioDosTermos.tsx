import { instanteDe, somarDias } from '@domain/agenda/fuso.ts';
import { type LocalDePlantao, REGIMES } from '@domain/contracts/plantoes.ts';
import { precoDe, ROTULO_DO_DIA, TIPOS_DE_DIA } from '@domain/plantao/preco.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid, Table, Text } from '@mantine/core';
import { type Control, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Repetidos } from '@/components/formulario/Repetidos.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { criarTermos } from '../api/mutations.ts';
import { useReler } from '../api/usePlantoes.ts';
import { Explicacao } from '../financeiro/Explicacao.tsx';
import {
  type TermosDigitados,
  termosDigitados,
  termosDigitadosSchema,
  termosPreenchidos,
} from './termos.ts';

interface Props {
  local: LocalDePlantao;
  aoSalvar: () => void;
}

type Controle = Control<TermosDigitados>;

/** How a place pays from a day on; what was before stays as it was. */
export function FormularioDosTermos({ local, aoSalvar }: Props) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const form = useForm<TermosDigitados>({
    resolver: standardSchemaResolver(termosDigitadosSchema),
    defaultValues: termosDigitados(local, Date.now()),
  });
  const { control } = form;
  const [base, pagamento] = useWatch({ control, name: ['base', 'pagamento'] });
  return (
    <Formulario
      form={form}
      aoEnviar={async (campos) => {
        await criarTermos(eu, local.id, campos.vigente_de, termosPreenchidos(campos));
        await reler();
        aoSalvar();
      }}
    >
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="sm">
        <CampoData
          control={control}
          name="vigente_de"
          label="Vale a partir de"
          description="Plantões de antes ficam com os valores de antes."
        />
        <CampoSelecaoNativa
          control={control}
          name="regime"
          label="Regime"
          data={Object.entries(REGIMES).map(([value, label]) => ({ value, label }))}
        />
        <CampoSelecaoNativa
          control={control}
          name="base"
          label="Os valores são"
          data={[
            { value: 'plantao', label: 'por plantão' },
            { value: 'hora', label: 'por hora' },
          ]}
        />
        {base === 'plantao' && (
          <CampoNumero
            control={control}
            name="horas_do_plantao"
            label="De quantas horas"
            unidade="h"
          />
        )}
      </SimpleGrid>
      <Valores control={control} />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="sm">
        <CampoHora control={control} name="noite_inicio" label="A noite começa às" />
        <CampoHora control={control} name="noite_fim" label="A noite termina às" />
        <CampoSelecaoNativa
          control={control}
          name="vale"
          label="Vale o dia e o turno"
          data={[
            { value: 'cada_minuto', label: 'de cada hora trabalhada' },
            { value: 'inicio', label: 'do começo do plantão' },
          ]}
        />
        <CampoNumero
          control={control}
          name="sobreaviso"
          label="Sobreaviso paga"
          unidade="% do valor"
        />
      </SimpleGrid>
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="sm">
        <CampoSelecaoNativa
          control={control}
          name="pagamento"
          label="Paga"
          data={[
            { value: 'dias', label: 'alguns dias depois do plantão' },
            { value: 'dia_do_mes', label: 'em um dia do mês' },
          ]}
        />
        {pagamento === 'dias' ? (
          <CampoNumero control={control} name="dias" label="Quantos dias" unidade="dias" />
        ) : (
          <>
            <CampoNumero control={control} name="dia" label="Dia do mês" />
            <CampoNumero
              control={control}
              name="meses"
              label="Quantos meses depois"
              unidade="meses"
            />
          </>
        )}
      </SimpleGrid>
      <Retencoes control={control} />
      <Exemplo control={control} local={local} />
      <Group>
        <Button type="submit">Salvar valores</Button>
      </Group>
    </Formulario>
  );
}

function Valores({ control }: { control: Controle }) {
  return (
    <div>
      <Table aria-label="Valores em reais" withRowBorders={false} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Valores em reais</Table.Th>
            <Table.Th scope="col">Dia</Table.Th>
            <Table.Th scope="col">Noite</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {TIPOS_DE_DIA.map((tipo) => (
            <Table.Tr key={tipo}>
              <Table.Th scope="row" fw={400}>
                {ROTULO_DO_DIA[tipo]}
              </Table.Th>
              {(['dia', 'noite'] as const).map((turno) => (
                <Table.Td key={turno}>
                  <CampoTexto
                    control={control}
                    name={`valores.${tipo}.${turno}`}
                    aria-label={`${ROTULO_DO_DIA[tipo]}, ${turno}`}
                    inputMode="decimal"
                    autoComplete="off"
                    className="numeros"
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        Noite vazia vale o mesmo que o dia da linha; linha vazia, o mesmo que a de cima.
      </Text>
    </div>
  );
}

function Retencoes({ control }: { control: Controle }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'retencoes' });
  return (
    <Repetidos
      titulo="Retenções sobre o valor bruto"
      nome="retenção"
      chaves={fields.map(({ id }) => id)}
      maximo={6}
      aoAdicionar={() => append({ nome: '', porcento: 0 })}
      aoRemover={remove}
      campos={(posicao) => (
        <>
          <CampoTexto
            control={control}
            name={`retencoes.${posicao}.nome`}
            label="O que é"
            placeholder="Simples, INSS, ISS"
          />
          <CampoNumero
            control={control}
            name={`retencoes.${posicao}.porcento`}
            label="Quanto"
            unidade="%"
          />
        </>
      )}
    >
      <Text size="sm" c="dimmed" mt="xs">
        Use a porcentagem que vem descontada. As tabelas de INSS e IRRF não são calculadas aqui.
      </Text>
    </Repetidos>
  );
}

/** What these terms make of a night from a Friday to a Saturday, before they are saved. */
function Exemplo({
  control,
  local: { uf, calendario, fuso },
}: {
  control: Controle;
  local: LocalDePlantao;
}) {
  const campos = useWatch({ control }) as TermosDigitados;
  const lidos = termosDigitadosSchema.safeParse(campos);
  if (!lidos.success) return null;
  const sexta = proximaSexta(lidos.data.vigente_de);
  const plantao = {
    inicio: instanteDe(`${sexta}T19:00`, fuso).toISOString(),
    fim: instanteDe(`${somarDias(sexta, 1)}T07:00`, fuso).toISOString(),
    sobreaviso: false,
    valor_combinado_centavos: null,
  };
  const preco = precoDe(plantao, termosPreenchidos(lidos.data), {
    fuso,
    calendario: { uf, ...calendario },
  });
  return (
    <section aria-label="Exemplo" aria-live="polite">
      <Text fw={600}>Exemplo: sexta, 19:00, a sábado, 07:00</Text>
      <Explicacao preco={preco} />
    </section>
  );
}

function proximaSexta(dia: string): string {
  const semana = new Date(dia).getUTCDay();
  return somarDias(dia, (5 - semana + 7) % 7);
}
