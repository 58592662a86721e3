import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { cadastroOptions } from '../api/queries.ts';
import { linhasDoCadastro } from './cadastro.ts';

/** What a clinic registered of the patient, field by field, with what is missing. */
export function CadastroNaClinica({ pacienteId }: { pacienteId: string }) {
  const fuso = useFuso();
  const { data, isPending, error, refetch } = useQuery(cadastroOptions(pacienteId));
  if (isPending) return <Esqueleto linhas={3} />;
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar o cadastro."
        aoTentar={() => void refetch()}
      />
    );
  }
  return (
    <>
      <dl className="dados">
        {linhasDoCadastro(data).map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>
              {valor ?? (
                <Text span inherit c="dimmed">
                  Não informado
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" className="leitura">
        Atualizado pela clínica em {formatarData(data.atualizado_em, fuso)}. Se algo está errado,
        faça um pedido de correção abaixo.
      </Text>
    </>
  );
}
