import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ufDoCep } from '@domain/documentos/cep.ts';
import { useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { cidadeDoCep } from '../cep/cidade.ts';
import { type CamposDoCadastro, mascaraDeCep } from '../formulario.ts';

type Ligacao = Control<CamposDoCadastro, unknown, CadastroDePaciente>;

/** The postal code. It fills state and city in, unless the person chose others. */
export function CampoCep({ control }: { control: Ligacao }) {
  const preencherUf = usePreencher(control, 'uf');
  const preencherCidade = usePreencher(control, 'cidade');
  const [achada, setAchada] = useState(false);
  const ultimo = useRef('');

  async function preencher(cep: string) {
    ultimo.current = cep;
    const uf = ufDoCep(cep);
    if (!uf) return;
    preencherUf(uf);
    const cidade = await cidadeDoCep(cep);
    // Another one was typed meanwhile.
    if (ultimo.current !== cep) return;
    setAchada(preencherCidade(cidade ?? ''));
  }

  return (
    <CampoTexto
      control={control}
      name="cep"
      label="CEP"
      placeholder="00000-000"
      inputMode="numeric"
      formatar={mascaraDeCep}
      description={
        achada && 'Cidade e estado vêm de uma tabela não conferida com os Correios. Confira.'
      }
      aoSair={(cep) => void preencher(cep)}
    />
  );
}

/** Writes into a field that is empty or holds what was written here before; answers whether it did. */
function usePreencher(control: Ligacao, name: 'uf' | 'cidade') {
  const { field } = useController({ control, name });
  const preenchido = useRef('');
  const atual = useRef(field.value);
  atual.current = field.value;
  return (valor: string): boolean => {
    if (atual.current && atual.current !== preenchido.current) return false;
    if (valor !== atual.current) field.onChange(valor);
    preenchido.current = valor;
    return valor !== '';
  };
}
