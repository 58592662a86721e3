import {
  type ItemADispensar,
  type ReceitaADispensar,
  receitaADispensarSchema,
} from '@domain/contracts/dispensacao.ts';
import { UFS } from '@domain/documentos/crm.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { registrarDispensacao } from '../api/dispensacao.ts';
import { type CamposDoRegistro, itensLevados, registroSchema } from '../dispensacao.ts';
import { ItemDispensado } from './ItemDispensado.tsx';

interface Props {
  codigos: { verificationCode: string; accessCode: string };
  /** As it came: its contract is read here, with the rest of what dispensing needs. */
  receita: unknown;
}

const FECHADAS = {
  dispensada: 'Esta receita já foi dispensada por inteiro.',
  cancelada: 'Quem prescreveu cancelou esta receita. Não a dispense.',
  expirada: 'O prazo desta receita já passou. Não a dispense.',
} as const;

/** The register of what a pharmacy dispenses: who does, what of each item, once. */
export function Dispensacao({ codigos, receita: lida }: Props) {
  const [receita, setReceita] = useState(() => receitaADispensarSchema.safeParse(lida).data);
  const [registrado, setRegistrado] = useState(false);
  if (!receita) return null;
  const { situacao, valida_ate, itens } = receita;
  return (
    <Stack>
      <div>
        <Title order={3} size="h4">
          Dispensação
        </Title>
        {valida_ate && <Text c="dimmed">Vale até {formatarDia(valida_ate)}.</Text>}
      </div>
      {registrado && <Recado titulo="Dispensação registrada." />}
      {situacao === 'emitida' ? (
        <Registro
          key={itens.map(({ resta, dispensado }) => `${resta} ${dispensado}`).join()}
          itens={itens}
          codigos={codigos}
          aoRegistrar={(nova) => {
            setReceita(nova);
            setRegistrado(true);
          }}
        />
      ) : (
        <>
          <Recado
            titulo={FECHADAS[situacao]}
            tom={situacao === 'dispensada' ? 'informacao' : 'aviso'}
          />
          <ul className="linhas" aria-label="Itens da receita">
            {itens.map(({ id, nome, posologia }) => (
              <li key={id} className="linha">
                <Text>
                  <b>{nome}</b>: {posologia}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

interface PropsDoRegistro extends Pick<Props, 'codigos'> {
  itens: readonly ItemADispensar[];
  aoRegistrar: (receita: ReceitaADispensar) => void;
}

function Registro({ itens, codigos, aoRegistrar }: PropsDoRegistro) {
  // One act has one key: sent again after a lost answer, it counts once.
  const chave = useRef(crypto.randomUUID());
  const form = useForm({
    resolver: standardSchemaResolver(registroSchema),
    defaultValues: {
      nome: '',
      crf: '',
      uf: '' as never,
      farmacia: '',
      itens: itens.map(({ id, dispensado }) => ({
        item: id,
        leva: !dispensado,
        quantidade: '',
        lote: '',
      })),
    },
  });
  return (
    <Formulario
      form={form}
      aoEnviar={async ({ itens: marcados, ...pharmacist }) =>
        aoRegistrar(
          await registrarDispensacao({
            ...codigos,
            key: chave.current,
            pharmacist,
            items: itensLevados(marcados, itens),
          }),
        )
      }
    >
      <ul className="linhas" aria-label="Itens da receita">
        {itens.map((item, posicao) => (
          <ItemDispensado key={item.id} item={item} posicao={posicao} control={form.control} />
        ))}
      </ul>
      <QuemDispensa control={form.control} />
      <Text fz="sm" c="dimmed">
        O registro fica com data e hora e não pode ser desfeito; evita que a receita seja usada de
        novo. Não substitui a escrituração no SNGPC. O CRF é declarado por você e não é conferido
        aqui.
      </Text>
      <Group>
        <Button type="submit">Registrar dispensação</Button>
      </Group>
    </Formulario>
  );
}

function QuemDispensa({ control }: { control: CamposDoRegistro }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <CampoTexto control={control} name="nome" label="Seu nome" autoComplete="name" required />
      <CampoTexto control={control} name="farmacia" label="Farmácia" required />
      <CampoTexto control={control} name="crf" label="CRF" inputMode="numeric" required />
      <CampoSelecaoNativa
        control={control}
        name="uf"
        label="UF do CRF"
        data={['', ...UFS]}
        required
      />
    </SimpleGrid>
  );
}
