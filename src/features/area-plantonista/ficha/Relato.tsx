import type { Clinico, ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';

interface Props {
  conteudo: ConteudoDoAtendimento;
  mudar: (parte: Partial<ConteudoDoAtendimento>) => void;
}

const TEXTOS = [
  ['queixa', 'Queixa', 500],
  ['historia', 'História', 5000],
  ['alergias', 'Alergias', 500],
  ['em_uso', 'Medicamentos em uso', 1000],
  ['exame', 'Exame físico', 5000],
  ['hipoteses', 'Hipóteses', 2000],
  ['conduta', 'Conduta', 5000],
] as const satisfies readonly (readonly [keyof Clinico, string, number])[];

/** What was told, found and thought, and the results of tools that were brought here. */
export function Relato({ conteudo, mudar }: Props) {
  const fuso = useFuso();
  const { clinico, sexo } = conteudo;
  const mudarClinico = (muda: Partial<Clinico>) => mudar({ clinico: { ...clinico, ...muda } });
  return (
    <Bloco titulo="Atendimento">
      <Stack px="recuo" pb="recuo">
        {TEXTOS.map(([nome, rotulo, maximo]) => (
          <Textarea
            key={nome}
            label={rotulo}
            rows={3}
            maxLength={maximo}
            value={clinico[nome] ?? ''}
            onChange={({ currentTarget: { value } }) => mudarClinico({ [nome]: value })}
          />
        ))}
        {sexo !== 'masculino' && (
          <NativeSelect
            size="md"
            label="Gestante"
            data={[
              { value: '', label: 'Não informado' },
              { value: 'nao', label: 'Não' },
              { value: 'sim', label: 'Sim' },
            ]}
            value={clinico.gestante === undefined ? '' : clinico.gestante ? 'sim' : 'nao'}
            onChange={({ currentTarget: { value } }) =>
              mudarClinico({ gestante: value === '' ? undefined : value === 'sim' })
            }
          />
        )}
        {clinico.calculos?.map(({ texto, feito_em }) => (
          <div key={`${feito_em} ${texto}`}>
            <Text size="sm" c="dimmed" className="numeros">
              {`Cálculo às ${formatarHora(feito_em, fuso)}`}
            </Text>
            <Text className="como-escrito">{texto}</Text>
          </div>
        ))}
      </Stack>
    </Bloco>
  );
}
